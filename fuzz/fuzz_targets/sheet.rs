#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dokbak_fuzz::watched("sheet", bytes));
