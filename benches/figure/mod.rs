//! What is measured: something that is done, and what stands beside it.

/// Something that is done so many times at once.
pub(crate) struct Figure<'a> {
    /// What it is called.
    pub(crate) name: &'a str,
    /// Of which figure it is said how many times as much this one takes.
    pub(crate) beside: Option<&'a str>,
    /// How often it is done in one run.
    pub(crate) times: u32,
    /// Does it so often.
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
