import type { FurtherTexts } from '../../shape.ts'

export const myPages: FurtherTexts['myPages'] = {
  title: 'Mina sidor',
  welcome: ({ name }) => `Välkommen, ${name}.`,
  lead: 'Här börjar din dag. Arbetet är ett steg bort.',
  goOn: {
    title: 'Gå vidare till arbetet',
    careRecipients: 'Till dina vårdtagare',
    carePlace: 'Till vårdplatsen',
    organisation: 'Till organisationen',
    customerService: 'Till alla kunders vårdtagare',
    start: 'Till start',
  },
  notBuilt: 'De här fem delarna är inte fyllda ännu. Så länge svarar kundservice på dina frågor.',
  parts: {
    information: { title: 'Information', purpose: 'Det du behöver veta just nu, till exempel ändrade leveransdagar.' },
    manuals: { title: 'Manualer', purpose: 'Hur man gör i Omsorg, steg för steg.' },
    contact: { title: 'Kontakt', purpose: 'Hur och när du når kundservice.' },
    agreement: { title: 'Användaravtal', purpose: 'Vad du har godkänt, och när.' },
    news: { title: 'Nyheter', purpose: 'Vad som är nytt i sortimentet och i Omsorg.' },
  },
}
