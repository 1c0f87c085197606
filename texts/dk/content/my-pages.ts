import type { FurtherTexts } from '../../shape.ts'

export const myPages: FurtherTexts['myPages'] = {
  title: 'Mine sider',
  welcome: ({ name }) => `Velkommen, ${name}.`,
  lead: 'Din dag begynder her. Arbejdet er ét skridt væk.',
  goOn: {
    careRecipients: 'Til dine borgere',
    carePlace: 'Til plejestedet',
    tools: 'Til værktøjerne',
    customerService: 'Til alle kunders borgere',
  },
}
