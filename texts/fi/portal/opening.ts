import type { PortalTexts } from '../../shape.ts'

export const opening: PortalTexts['opening'] = {
  title: 'Omsorg sinulle',
  lead: 'Pian näet ja tilaat täältä sen, mitä tarvitset.',
  notYet: 'Ei vielä avattu',
  mail: 'Sivu avataan pian. Saat silloin sähköpostia.',
  asBefore: 'Hoitajasi hankkii tarvitsemasi, kuten ennenkin.',
}
