/**
 * The Idempotency-Key of an action. It stays the same while the same wish is repeated without a definite answer, so that
 * pressing again after a lost connection cannot place a second order; an answer or another wish gets a new one.
 */
export function createAttempts(newKey: () => string) {
  let open: { readonly wish: string; readonly key: string } | null = null
  return {
    keyFor(sent: unknown): string {
      const wish = JSON.stringify(sent)
      if (open?.wish !== wish) open = { wish, key: newKey() }
      return open.key
    },
    /** The server has answered, with a yes or a reasoned no. */
    settle(): void {
      open = null
    },
  }
}
