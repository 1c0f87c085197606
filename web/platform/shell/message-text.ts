import type { Texts } from '@omsorg/texts/shape.ts'
import type { MessageContent } from '../messages.ts'

/** The words of a message; a code that nobody knows stands behind the general text (A-8.1-03). */
export function messageText(t: Texts, { text, code, unknownCode }: MessageContent): string {
  const words = text ?? t.errorCodes[code ?? 'GENERIC']
  return unknownCode ? `${words} (${unknownCode})` : words
}
