/** Until then a page has asked for all that it shows first. */
const keptFor = 10_000

const answers = new Map<string, Promise<Response>>()

/**
 * The questions that whoever asks may have answered, by one of the rights that each needs: no other is put before its page is there,
 * for the page would not put it at all.
 */
export function permitted<Question extends { readonly needs?: readonly string[] }>(
  questions: readonly Question[],
  permissions: readonly string[],
): readonly Question[] {
  return questions.filter(({ needs }) => !needs || needs.some((right) => permissions.includes(right)))
}

/** Asks for an answer before the script is there that needs it. */
export function askEarly(address: string, request: RequestInit): void {
  const answer = fetch(address, request)
  answers.set(nameOf(address, request), answer)
  // Whoever needs it is told; nobody else is.
  answer.catch(() => null)
  setTimeout(() => answers.clear(), keptFor)
}

/** The answer to the very same request, once: by the same person, for the same place, in the same language. */
export function askedEarly(address: string, request: RequestInit): Promise<Response> | null {
  const name = nameOf(address, request)
  const answer = answers.get(name) ?? null
  answers.delete(name)
  return answer
}

function nameOf(address: string, { method, headers, body }: RequestInit): string {
  return JSON.stringify([method, address, headers, body])
}
