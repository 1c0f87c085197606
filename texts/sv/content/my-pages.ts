import type { FurtherTexts } from '../../shape.ts'

export const myPages: FurtherTexts['myPages'] = {
  title: 'Mina sidor',
  welcome: ({ name }) => `Välkommen, ${name}.`,
  lead: 'Här börjar din dag. Arbetet är ett steg bort.',
  goOn: {
    careRecipients: 'Till dina vårdtagare',
    carePlace: 'Till vårdplatsen',
    tools: 'Till verktygen',
    customerService: 'Till alla kunders vårdtagare',
  },
}
