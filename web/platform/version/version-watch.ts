interface VersionParts {
  /** The build that the page is of. */
  readonly present: string
  /** The build that is served now; null when that is not known. */
  readonly ask: () => Promise<string | null>
}

/**
 * Whether another build has taken the place of the one that this page is of. Two looks in a row must see the same one: where
 * several servers are changed one after the other, the answers go to and fro for a while.
 */
export function createVersionWatch({ present, ask }: VersionParts) {
  let seen: string | null = null
  return {
    async look(): Promise<boolean> {
      const build = await ask().catch(() => null)
      const isNew = build !== null && build !== present && build === seen
      seen = build
      return isNew
    },
  }
}
