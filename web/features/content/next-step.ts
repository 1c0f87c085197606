import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Application } from '@omsorg/contract/application.ts'
import type { RouteName } from '../../platform/routing/paths.ts'

export interface NextStep {
  readonly route: Extract<
    RouteName,
    'CareRecipientMain' | 'careplace_overview' | 'OrganizationsClients' | 'CSPCareRecipient' | 'home'
  >
  readonly word: Exclude<keyof AllTexts['myPages']['goOn'], 'title'>
}

/** Where work begins, in the order of the root routing. */
export function nextStepOf(user: { application: Application; permissions: readonly string[] }): NextStep {
  if (user.application === 'PRINCIPAL') return { route: 'OrganizationsClients', word: 'organisation' }
  if (user.application === 'CSP') return { route: 'CSPCareRecipient', word: 'customerService' }
  if (user.permissions.includes('CareRecipientRead')) return { route: 'CareRecipientMain', word: 'careRecipients' }
  if (user.permissions.includes('CarePlacePurchaseRead')) return { route: 'careplace_overview', word: 'carePlace' }
  return { route: 'home', word: 'start' }
}
