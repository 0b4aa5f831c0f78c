//! What is measured: an operation, and what it is compared to.

/// An operation that is run many times per measurement.
pub(crate) struct Figure<'a> {
    /// The name of the figure.
    pub(crate) name: &'a str,
    /// The name of the figure that this one is compared to, as a ratio.
    pub(crate) beside: Option<&'a str>,
    /// How many times one run repeats the operation.
    pub(crate) times: u32,
    /// Runs the operation `times` times.
    pub(crate) run: Box<dyn FnMut() + 'a>,
}

impl<'a> Figure<'a> {
    pub(crate) fn new(name: &'a str, times: usize, run: impl FnMut() + 'a) -> Self {
        Self {
            name,
            beside: None,
            times: u32::try_from(times).unwrap(),
            run: Box::new(run),
        }
    }

    pub(crate) fn beside(mut self, other: &'a str) -> Self {
        self.beside = Some(other);
        self
    }
}
