import type { Texts } from '../../shape.ts'

export const carePlaceChoice: Texts['carePlaceChoice'] = {
  title: 'Hvor arbejder du i dag?',
  lead: 'Du ser borgere og indstillinger for det plejested, du vælger.',
  clientTitle: 'Hvem arbejder du for i dag?',
  clientLead: 'Vælg kunde og derefter plejested.',
  search: 'Søg plejested',
  isDefault: 'Standard',
  makeDefault: 'Start her hver gang',
  noHits: 'Intet plejested passer til søgningen.',
  isCurrent: 'Her arbejder du nu',
  offered: 'Plejesteder at vælge',
}
