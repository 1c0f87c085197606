/** What came back: status 0 when nothing did. */
export interface Reply {
  readonly status: number
  readonly body: unknown
}

/** The fields that are wrong or the refusal, by path or name, each with its code; several codes of one count by the first. */
export function errorsIn(body: unknown): Readonly<Record<string, string>> {
  const errors = valueIn(body, 'errors')
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
      const code: unknown = Array.isArray(value) ? value[0] : value
      return typeof code === 'string' ? [[name, code]] : []
    }),
  )
}

/** The value of the first entry of `errors`, else the ErrorCode of the first item of a JSON list in `message`. */
export function codeIn(body: unknown): string | null {
  const [first] = Object.values(errorsIn(body))
  if (first !== undefined) return first
  const message = textIn(body, 'message')
  if (!message?.trimStart().startsWith('[')) return null
  try {
    const [item] = JSON.parse(message) as unknown[]
    return textIn(item, 'ErrorCode')
  } catch {
    return null
  }
}

export function textIn(body: unknown, name: string): string | null {
  const value = valueIn(body, name)
  return typeof value === 'string' && value !== '' ? value : null
}

export function valueIn(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined
}
