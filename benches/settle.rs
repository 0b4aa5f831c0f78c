//! How fast a pile is scored and a record is settled. Compare within one run: machines differ.
#![allow(missing_docs, reason = "the benchmark macros make undocumented items")]

use criterion::{Criterion, criterion_group, criterion_main};
use dokbak::card::{Card, Pile};
use dokbak::case::{Case, Opening};
use dokbak::gostop::{Assignment, best_score, score, stop_points};
use dokbak::record::parse;
use dokbak::rules::GoStopRules;
use std::hint::black_box;

/// A hand with calls, an offer, surrendered junk and every kind of bak.
const RECORD: &str = "\
rules pagat-50
set potkan.times=2
players Ann Bo Chul
carry 1
Bo takes 6t 9t 10t 6p 9p 10p
Bo go
Chul takes 2y 2p 11p 11p
Ann takes 1g 1p 1p 1t
Ann chok
Ann heundeum 3
Bo takes 5y 5p
Ann takes 3g 3p 8g 8p
Ann stop
";

fn piles() -> Vec<Pile> {
    let pack: Vec<Card> = Pile::flowers().iter().collect();
    (0..64)
        .map(|seed| {
            (0..20)
                .map(|at| pack[(at * 7 + seed * 11) % pack.len()])
                .collect()
        })
        .collect()
}

fn scoring(bench: &mut Criterion) {
    let rules = GoStopRules::default();
    let piles = piles();
    let mut group = bench.benchmark_group("64 piles of 20");
    group.bench_function("score, itemised", |bench| {
        bench.iter(|| {
            let points = piles
                .iter()
                .map(|pile| score(*pile, Assignment::default(), &rules).points);
            black_box(points.sum::<i64>())
        });
    });
    group.bench_function("best over switch cards", |bench| {
        bench.iter(|| {
            black_box(
                piles
                    .iter()
                    .map(|pile| best_score(*pile, &rules).points)
                    .sum::<i64>(),
            )
        });
    });
    group.bench_function("stop points", |bench| {
        bench.iter(|| {
            black_box(
                piles
                    .iter()
                    .map(|pile| stop_points(*pile, &rules))
                    .sum::<i64>(),
            )
        });
    });
    group.finish();
}

fn records(bench: &mut Criterion) {
    let case = Case::read(RECORD, Opening::default());
    let ruleset = case.ruleset().clone();
    let opening = Opening {
        ruleset: Some(&ruleset),
        ..Opening::default()
    };
    let mut group = bench.benchmark_group("one record");
    group.bench_function("parse", |bench| {
        bench.iter(|| black_box(parse(RECORD, ruleset.rules.calendar())));
    });
    group.bench_function("parse and settle", |bench| {
        bench.iter(|| black_box(Case::read(RECORD, opening).settle().is_ok()));
    });
    group.bench_function("load the ruleset, parse and settle", |bench| {
        bench.iter(|| black_box(Case::read(RECORD, Opening::default()).settle().is_ok()));
    });
    group.finish();
}

criterion_group!(benches, scoring, records);
criterion_main!(benches);
