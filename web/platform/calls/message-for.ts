import type { MissingRight } from '@omsorg/contract/platform-refusals.ts'
import type { DialogRequest, ToastRequest } from '../messages.ts'
import { codeIn, type Reply, textIn, valueIn } from './reply.ts'
import { codeOfStatus, isStatementTimeout, knownCode } from './result.ts'

export interface CallerState {
  readonly signedIn: boolean
  readonly online: boolean
}

/**
 * The one message that a reply leads to, or null, in the order of A-8.1 (A-C8): 401, 404, 403 while signed in, 500
 * with a time-out, 400, everything else.
 */
export function messageFor(reply: Reply, { signedIn, online }: CallerState): DialogRequest | ToastRequest | null {
  const { status, body } = reply
  if (status === 0) return toast({ code: online ? 'REQUEST_FAILED' : 'OFFLINE' })
  if (status === 401 || status === 404) return null
  if (status === 403 && signedIn) return toast({ code: 'FORBIDDEN', ...missingIn(body) })
  if (isStatementTimeout(status, body)) return { kind: 'dialog', title: 'error', code: 'DB_TIMEOUT', ...traceIn(body) }
  if (status === 400) return messageForRefusal(body)
  if (status >= 500 && status !== 503) return toast({ code: 'GENERIC', ...traceIn(body) })
  return toast({
    code: knownCode(codeIn(body)) ?? knownCode(textIn(body, 'message')) ?? codeOfStatus[status] ?? 'GENERIC',
  })
}

function messageForRefusal(body: unknown): DialogRequest | ToastRequest | null {
  const code = codeIn(body)
  if (code !== null) {
    const known = knownCode(code)
    return {
      kind: 'dialog',
      title: 'information',
      ...(known ? { code: known } : { code: 'GENERIC', unknownCode: code }),
    }
  }
  if (textIn(body, 'error') === 'invalid_grant') return null
  const text = textIn(body, 'message')
  const known = knownCode(text)
  if (known) return toast({ code: known })
  return toast(text ? { text } : { code: 'GENERIC' })
}

function toast(content: Omit<ToastRequest, 'kind' | 'tone'>): ToastRequest {
  return { kind: 'toast', tone: 'error', ...content }
}

/** The server names what is missing by the contract of the refusal `forbidden`. */
function missingIn(body: unknown): { readonly missing?: MissingRight } {
  const detail = valueIn(body, 'detail')
  return detail === undefined ? {} : { missing: detail as MissingRight }
}

function traceIn(body: unknown): { readonly traceId?: string } {
  const traceId = textIn(body, 'traceId')
  return traceId ? { traceId } : {}
}
