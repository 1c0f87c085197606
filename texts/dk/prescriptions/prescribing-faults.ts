import type { CareTexts } from '../../shape.ts'

export const prescribingFaults: CareTexts['prescribing']['faults'] = {
  'no-rows': 'Vælg mindst ét produkt.',
  'start-in-the-past': 'Vælg i dag eller en senere dag.',
  'start-too-far-ahead': 'Vælg en start højst et år frem.',
  'start-has-passed': 'Den er allerede startet: startdatoen ligger fast.',
  'start-missing': 'Angiv startdatoen som ÅÅÅÅ-MM-DD.',
  'end-date-missing': 'Angiv slutdatoen som ÅÅÅÅ-MM-DD.',
  'end-not-after-start': 'Vælg en slutdato efter startdatoen.',
  'end-in-the-past': 'Vælg en slutdato, der ikke er passeret.',
  'longer-than-twelve-months': 'Højst 12 måneder. Vælg en tidligere slutdato.',
  'months-wrong': 'Vælg 1 til 12 måneder.',
  'type-not-allowed': 'Bevillinger af denne type bruges ikke her.',
  'payer-mismatch': 'Betaleren hører ikke til dette kundenummer. Vælg en anden.',
  'fee-not-by-setting': 'Betalingen er ikke af den type, kunden har besluttet. Ret den, eller lad feltet stå tomt.',
  'fee-unreadable': 'Angiv betalingen som et tal.',
  'note-not-enabled': 'Notater bruges ikke her. Fjern notatet.',
  'row-not-active': 'Produktet er ikke længere aktivt i bevillingen. Tag det ud.',
  'outside-agreement': 'Produktet er uden for aftalen. Tag det ud, eller vælg et andet.',
  'not-sellable': 'Produktet kan ikke længere sælges. Tag det ud, eller vælg et andet.',
  'item-of-other-area': 'Produktet hører til et andet terapiområde. Tag det ud.',
  'item-not-of-row': 'Linjens produkt er udskiftet. Hent bevillingen igen.',
  'prescription-exists': 'Produkterne er allerede bevilget for den valgte periode.',
  'row-exists': 'Produktet er allerede bevilget. Ændr den bevilling, eller tag produktet ud her.',
  'calculation-longer-than-period': 'Vælg 3 måneder: bevillingen er kortere end 12.',
  'withdrawals-wrong': 'Angiv mindst 1 udlevering, og ikke flere end periodens dage eller det højeste antal her.',
  'withdrawals-between': ({ min, max }) => `Angiv ${min} til ${max} udleveringer.`,
  'withdrawals-below-drawn': 'Der er allerede sket flere udleveringer.',
  'withdrawals-remaining-wrong': 'De resterende udleveringer passer ikke med dem, der er sket.',
  'packages-below-drawn': 'Der er allerede udleveret flere pakker.',
  'packages-missing': 'Angiv mindst 1 pakke pr. udlevering.',
  'consumption-incomplete': 'Angiv både forbruget og den tid, det gælder, for eksempel pr. dag.',
  'use-missing': 'Skriv, hvor meget der bruges, eller i det mindste hvor mange pakker hver udlevering har.',
  'consumption-unreadable': 'Angiv forbruget som et tal, for eksempel 0,5.',
  'consumption-too-fine': 'Skriv højst fire decimaler.',
  'cut-size-missing': 'Angiv klippemålet, 15 til 70\u00a0mm.',
  'cut-size-wrong': 'Klippemålet er 15 til 70\u00a0mm.',
  'cut-not-allowed': 'Produktet klippes ikke. Vælg ingen klipning.',
  'invoice-area-missing': 'Vælg et faktureringsområde.',
  'invoice-area-not-found': 'Faktureringsområdet hører ikke til kundenummeret. Vælg et andet.',
  'flavors-do-not-sum': 'Smagene skal tilsammen give forbruget.',
  'flavor-not-orderable': 'En af smagene kan ikke bestilles. Lad den stå tom.',
  'note-too-long': 'Skriv højst 500 tegn.',
  withheld: {
    'not-in-agreement': 'Kunden har ingen aftale om produktet. Tag det ud, eller vælg et andet.',
    'needs-wider-right':
      'Din rolle bevilger kun produkter mærket A. Spørg en bevilger på plejestedet, der må bevilge mere end A; produktet bliver stående som valgt. Eller vælg et produkt mærket A.',
    'needs-specialist':
      'Kun specialister bevilger dette produkt (S). Spørg en bevilger på plejestedet, der er specialist; produktet bliver stående som valgt. Eller vælg et andet.',
    'needs-dispense-handler':
      'Produktet kræver dispensation (D). Spørg en bevilger på plejestedet, der er dispensationsansvarlig; produktet bliver stående som valgt. Eller vælg et andet.',
    'not-sellable': 'Produktet kan ikke længere sælges. Tag det ud, eller vælg et andet.',
  },
  blocks: {
    'recipient-deceased': 'Borgeren er død. Intet kan bevilges.',
    'recipient-inactive': 'Borgeren er inaktiv. Aktiver først, bevilg derefter.',
    'recipient-inactive-at-place': 'Borgeren er inaktiv på plejestedet. Aktiver først, bevilg derefter.',
    'prescribing-right-missing':
      'Din rolle bevilger ikke. Spørg en bevilger på plejestedet; det, du har valgt, venter her.',
    'not-your-area': ({ area }) =>
      `Din rolle bevilger ikke i området ${area}. Spørg en bevilger med det område på plejestedet; det, du har valgt, venter her.`,
    'client-settings-missing': 'Kunden mangler bevillingsindstillinger. Kontakt kundens administrator.',
    'place-settings-missing': 'Plejestedet mangler bevillingsindstillinger. Kontakt kundens administrator.',
    'prescribing-not-allowed':
      'Bevilling med flere udleveringer bruges ikke på plejestedet. Kontakt kundens administrator.',
    'data-owner-wrong': 'Kundens dataansvarlige er ikke gyldig. Kontakt kundens administrator.',
    'investigation-missing': ({ area }) =>
      `I området ${area} kræves en udredning, der gælder i dag, før noget bevilges. Det, du har valgt, venter her.`,
    'customer-number-missing': ({ area }) =>
      `Plejestedet mangler et kundenummer for området ${area}. Kontakt kundeservice.`,
  },
}
