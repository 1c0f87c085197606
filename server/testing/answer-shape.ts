import { isDeepStrictEqual } from 'node:util'
import { type Definition, validatorOf } from '@omsorg/contract/endpoint.ts'

/** What an answer has that its contract has not, or the other way round; nothing, when they are the same to the last key. */
export function shapeErrors(endpoint: Definition, body: unknown): string[] {
  if (endpoint.answers === 'file') return body instanceof Uint8Array ? [] : [`${endpoint.name}: the answer is no file`]
  const read = validatorOf(endpoint.output).safeParse(body)
  if (!read.success) {
    return read.error.issues.map(
      (issue) => `${endpoint.name}: ${issue.path.join('.') || 'the answer'}: ${issue.message}`,
    )
  }
  return isDeepStrictEqual(read.data, body)
    ? []
    : [`${endpoint.name}: the answer has keys that its contract does not know`]
}
