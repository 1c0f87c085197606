import type { FurtherTexts } from '../../shape.ts'

export const myPages: FurtherTexts['myPages'] = {
  title: 'Omat sivut',
  welcome: ({ name }) => `Tervetuloa, ${name}.`,
  lead: 'Päiväsi alkaa tästä. Työhön on yksi askel.',
  goOn: {
    careRecipients: 'Omiin asiakkaisiin',
    carePlace: 'Hoitopaikkaan',
    tools: 'Työkaluihin',
    customerService: 'Kaikkien sopimusorganisaatioiden asiakkaisiin',
  },
}
