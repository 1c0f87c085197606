import type { FurtherTexts } from '../../shape.ts'

export const myPages: FurtherTexts['myPages'] = {
  title: 'Mine sider',
  welcome: ({ name }) => `Velkommen, ${name}.`,
  lead: 'Din dag begynder her. Arbejdet er ét skridt væk.',
  goOn: {
    title: 'Gå videre til arbejdet',
    careRecipients: 'Til dine borgere',
    carePlace: 'Til plejestedet',
    organisation: 'Til organisationen',
    customerService: 'Til alle kunders borgere',
    start: 'Til start',
  },
  notBuilt: 'Disse fem dele er ikke fyldt ud endnu. Indtil da svarer kundeservice på dine spørgsmål.',
  parts: {
    information: { title: 'Information', purpose: 'Det, du skal vide lige nu, for eksempel ændrede leveringsdage.' },
    manuals: { title: 'Vejledninger', purpose: 'Hvordan man gør i Omsorg, trin for trin.' },
    contact: { title: 'Kontakt', purpose: 'Hvordan og hvornår du når kundeservice.' },
    agreement: { title: 'Brugeraftale', purpose: 'Hvad du har accepteret, og hvornår.' },
    news: { title: 'Nyheder', purpose: 'Hvad der er nyt i sortimentet og i Omsorg.' },
  },
}
