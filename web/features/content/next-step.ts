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

/** Where work begins, in the order of the root routing; null where no screen of that work is built. */
export function nextStepOf(user: Working, built: ReadonlySet<RouteName>): NextStep | null {
  const step = stepOf(user)
  return step && built.has(step.route) ? step : null
}

function stepOf({ application, permissions }: Working): NextStep | null {
  if (application === 'PRINCIPAL') return { route: 'Utilities', word: 'tools' }
  if (application === 'CSP') return { route: 'CSPCareRecipient', word: 'customerService' }
  if (permissions.includes('CareRecipientRead')) return { route: 'CareRecipientMain', word: 'careRecipients' }
  if (permissions.includes('CarePlacePurchaseRead')) return { route: 'careplace_overview', word: 'carePlace' }
  return null
}
