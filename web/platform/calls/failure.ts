import { CallFailure } from './result.ts'

export { CallFailure }

/** What the server said; null where nobody answered, so that it is not known whether the call was carried out. */
export function answeredFailure(error: unknown): CallFailure | null {
  return error instanceof CallFailure && error.notDone.reason !== 'no-answer' ? error : null
}

export function isNotFound(error: unknown): boolean {
  return error instanceof CallFailure && error.notDone.reason === 'not-found'
}

export function isStale(error: unknown): boolean {
  return error instanceof CallFailure && error.refusal === 'stale'
}
