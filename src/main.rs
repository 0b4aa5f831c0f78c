//! The `dokbak` program.

fn main() -> std::process::ExitCode {
    dokbak::cli::run(std::env::args_os())
}
