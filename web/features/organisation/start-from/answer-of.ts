import type { AnswerOf, CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import { call } from '../../../platform/calls/client.ts'

/** What is answered now, once; null when it did not come, which has been said. */
export async function answerOf<const E extends Definition>(endpoint: E, sent: CallOf<E>): Promise<AnswerOf<E> | null> {
  const answer = await call(endpoint, sent, {})
  return answer.ok ? answer.value : null
}
