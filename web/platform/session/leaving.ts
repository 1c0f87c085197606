/** Keeps what can be kept, and asks where something would be lost; false when the person stays. */
export type Question = () => Promise<boolean>

/** Who asks before leaving: each page on which something is filled in. */
export function createLeaving() {
  const questions = new Set<Question>()
  let leaving = false
  return {
    askBefore(question: Question): () => void {
      questions.add(question)
      return () => void questions.delete(question)
    },
    /** Nobody is asked twice: what has been agreed to is under way. */
    isUnderWay: (): boolean => leaving,
    /** Does what leaves everything that is open, unless somebody stays. */
    async to(work: () => unknown): Promise<void> {
      if (leaving) return
      // A copy, for a page that is drawn anew while it asks takes its question back and puts it again.
      const asked = [...questions]
      for (const question of asked) if (!(await question())) return
      leaving = true
      try {
        await work()
      } finally {
        leaving = false
      }
    },
  }
}

export const leaving = createLeaving()
