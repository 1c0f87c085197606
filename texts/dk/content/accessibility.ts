import type { FurtherTexts } from '../../shape.ts'

export const accessibility: FurtherTexts['accessibility'] = {
  aim: 'Omsorg er for alle, der arbejder i plejen. Vi sigter mod WCAG 2.2 niveau AA på hver side, på alle fire sprog, i lyst og mørkt tema.',
  works: {
    title: 'Det kan du regne med',
    lines: [
      'Alt kan gøres med tastaturet alene. Tryk på ? for at se tasterne.',
      'Tekst har en kontrast på mindst 4,5 til 1, i begge temaer.',
      'Intet siges med farve alene.',
      'Ved 400 procents forstørrelse forsvinder intet.',
      'Har du bedt dit system om mindre bevægelse, får du det.',
      'Du advares, før du logges ud, og det, du har udfyldt, gemmes.',
      'Adgangskoder og koder kan sættes ind.',
    ],
  },
  tested: {
    title: 'Det er afprøvet',
    lines: [
      'Hvert par af farver, hver del og de mest brugte sider afprøves automatisk, hver gang Omsorg ændres.',
      'En hel bestilling lægges med tastaturet alene på samme måde.',
      'Der er endnu ikke lavet prøver med personer med handicap og ingen vurdering udefra. Derfor siger vi, at vi sigter mod niveauet, ikke at vi når det.',
    ],
  },
  missing: {
    title: 'Det virker ikke endnu',
    lines: ['Der er ingen udskrifter og dokumenter endnu, så de er ikke med her.'],
  },
  tell: {
    title: 'Fortæl os det',
    body: 'Hvis noget lukker dig ude, er det en fejl. Fortæl kundeservice, hvor du var, hvad du brugte, og hvad der skete. Udelad navne på personer.',
  },
}
