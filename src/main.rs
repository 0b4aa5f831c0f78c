//! The `dokbak` program.

/// In the allocator of musl, threads wait for each other.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    dokbak::cli::run(std::env::args_os())
}
