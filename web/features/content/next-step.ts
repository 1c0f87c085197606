import type { Application } from '@omsorg/contract/application.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { RouteName } from '../../platform/routing/paths.ts'

export interface NextStep {
  readonly route: Extract<RouteName, 'CareRecipientMain' | 'careplace_overview' | 'Utilities' | 'CSPCareRecipient'>
  readonly word: keyof AllTexts['myPages']['goOn']
}

interface Working {
  readonly application: Application
  readonly permissions: readonly string[]
}

type DayPart = 'needs-you' | 'waiting' | 'on-the-way'

/** What of the day this user may see: no persons without the right to. */
export function dayPartsFor({ application, permissions }: Working): ReadonlySet<DayPart> {
  if (application !== 'GUIDE') return new Set()
  const may = (permission: string) => permissions.includes(permission)
  const parts: readonly [DayPart, boolean][] = [
    ['needs-you', may('CareRecipientRead')],
    ['waiting', may('OrderRead') || may('PrescriptionRenewRead')],
    ['on-the-way', may('OrderRead')],
  ]
  return new Set(parts.flatMap(([part, shown]) => (shown ? [part] : [])))
}

/** Where work begins, in the order of the root routing; null for whoever may do none of it. */
export function nextStepOf({ application, permissions }: Working): NextStep | null {
  if (application === 'PRINCIPAL') return { route: 'Utilities', word: 'tools' }
  if (application === 'CSP') return { route: 'CSPCareRecipient', word: 'customerService' }
  if (permissions.includes('CareRecipientRead')) return { route: 'CareRecipientMain', word: 'careRecipients' }
  if (permissions.includes('CarePlacePurchaseRead')) return { route: 'careplace_overview', word: 'carePlace' }
  return null
}
