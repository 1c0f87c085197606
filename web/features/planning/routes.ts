import { type RouteMaker, page, screen } from '../../platform/routing/routing.tsx'

/** Its tab on the page of a care recipient. Customer service plans nothing. */
export const planningTabs: readonly RouteMaker[] = [
  screen(
    'CareRecipientPlanning',
    page(() => import('./calendar/CalendarTab.tsx'), 'CalendarTab'),
  ),
]
