/** Milliseconds that a first screen may take; then what is there is drawn, and the rest when it comes. */
const aWhile = 500

/** Waits until a first screen has what it shows, for a while at most; what fails is told of by whoever shows it. */
export async function waitForFirstScreen(work: readonly (Promise<unknown> | null)[]): Promise<void> {
  const there = Promise.all(work).catch(() => null)
  await Promise.race([there, new Promise((settle) => setTimeout(settle, aWhile))])
}
