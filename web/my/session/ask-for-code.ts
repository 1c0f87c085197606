import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { askPortalCode } from '@omsorg/contract/sign-in/portal/ask-portal-code.ts'
import { field } from '../../platform/session/token-reply.ts'
import { post } from './session-here.ts'

export type Begun<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly refusal: string; readonly retryAfter: number | null }

export async function begun<Answer>(path: string, form: Readonly<Record<string, string>>): Promise<Begun<Answer>> {
  const { status, body, retryAfter } = await post(path, form)
  if (status === 200) return { ok: true, value: body as Answer }
  const refusal = field(body, 'refusal')
  const unknown = status === 429 ? 'too-many' : 'no-answer'
  return { ok: false, refusal: typeof refusal === 'string' ? refusal : unknown, retryAfter }
}

/** Asks for a code of six digits: to an e-mail or a mobile number, or by the link of the first mail. */
export function askForCode(by: { readonly contact: string } | { readonly activation: string }) {
  return begun<AnswerOf<typeof askPortalCode>>(askPortalCode.path, by)
}
