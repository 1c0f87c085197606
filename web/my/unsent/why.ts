import type { AllPortalTexts } from '@omsorg/texts/shape.ts'

export type Why = keyof AllPortalTexts['unsent']['why']

const whys: Readonly<Record<string, Why>> = {
  'switched-off': 'off',
  'renewal-off': 'off',
  'recipient-inactive': 'off',
  'recipient-deceased': 'off',
  'outside-diary': 'over',
  'diary-not-found': 'over',
  'row-not-found': 'gone',
  'row-not-active': 'gone',
  'prescription-not-found': 'closed',
  'successor-waiting': 'closed',
  'too-late': 'closed',
  'not-yet': 'closed',
}

/** Which sentence tells of a refusal; of one that is not foreseen, that one calls. */
export const whyOf = (reason: string): Why => whys[reason] ?? 'unread'
