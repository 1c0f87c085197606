import { baseOf } from '@omsorg/contract/application.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { challengePasskey } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import { line } from '../../platform/line.ts'

const timeOut = 30_000

/** What the browser is asked to show a passkey for; null without an answer. */
export async function askForPasskey(): Promise<AnswerOf<typeof challengePasskey> | null> {
  try {
    const response = await line.during(
      fetch(baseOf(null) + challengePasskey.path, {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(timeOut),
      }),
    )
    return response.ok ? ((await response.json()) as AnswerOf<typeof challengePasskey>) : null
  } catch {
    return null
  }
}
