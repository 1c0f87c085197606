import type { Texts } from '../shape.ts'

export const pages: Texts['pages'] = {
  accessDenied: {
    title: 'Du har ikke adgang her',
    body: 'Din rolle åbner ikke denne side. Spørg din administrator, hvis du har brug for den.',
    noPlace: 'Du er ikke knyttet til et plejested endnu. Bed din administrator om at tilføje dig.',
    action: 'Gå til start',
  },
  notFound: {
    title: 'Siden findes ikke',
    body: 'Adressen kan være skrevet forkert, eller siden kan være flyttet.',
    action: 'Gå til start',
  },
  notBuilt: {
    title: 'Denne side er ikke bygget endnu',
    body: 'Den kommer senere. Der er ikke noget galt med din konto.',
    whatItWillDo: 'Det skal den kunne',
    action: 'Gå til start',
  },
  failed: {
    title: 'Siden kunne ikke vises',
    body: 'Indlæs den igen. Hjælper det ikke, så kontakt kundeservice.',
    action: 'Indlæs igen',
  },
}
