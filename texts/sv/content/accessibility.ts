import type { FurtherTexts } from '../../shape.ts'

export const accessibility: FurtherTexts['accessibility'] = {
  aim: 'Omsorg är till för alla som arbetar i vården. Vi siktar på WCAG 2.2 nivå AA på varje sida, på alla fyra språken, i ljust och mörkt tema.',
  works: {
    title: 'Det här kan du räkna med',
    lines: [
      'Allt går att göra med enbart tangentbordet. Tryck på ? så ser du tangenterna.',
      'Text har en kontrast på minst 4,5 till 1, i båda temana.',
      'Ingenting sägs med enbart färg.',
      'Vid 400 procents förstoring försvinner ingenting.',
      'Har du bett ditt system om mindre rörelse får du det.',
      'Du varnas innan du loggas ut, och det du har fyllt i sparas.',
      'Lösenord och koder går att klistra in.',
    ],
  },
  tested: {
    title: 'Det här är prövat',
    lines: [
      'Varje par av färger, varje del och de mest använda sidorna prövas automatiskt varje gång Omsorg ändras.',
      'En hel beställning läggs med enbart tangentbordet på samma sätt.',
      'Inga prov med personer med funktionsnedsättning och ingen granskning av utomstående är gjorda ännu. Därför säger vi att vi siktar på nivån, inte att vi når den.',
    ],
  },
  missing: {
    title: 'Det här fungerar inte ännu',
    lines: ['Utskrifter och dokument finns inte ännu och är därför inte med.'],
  },
  tell: {
    title: 'Berätta för oss',
    body: 'Om något stänger dig ute är det ett fel. Berätta för kundservice var du var, vad du använde och vad som hände. Ta inte med namn på personer.',
  },
}
