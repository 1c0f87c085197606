export interface PlannedMethod {
  readonly code: string
  /** Minor units of the market's currency. */
  readonly fee: number
  readonly needsDeliveryPoint: boolean
  readonly texts: Readonly<Record<'en' | 'sv' | 'fi' | 'dk', readonly [name: string, description: string]>>
}

export const plannedMethods: readonly PlannedMethod[] = [
  {
    code: 'WARD',
    fee: 0,
    needsDeliveryPoint: false,
    texts: {
      en: ['Delivery to the ward', 'The goods are carried to the care place.'],
      sv: ['Leverans till avdelning', 'Varorna bärs in till vårdplatsen.'],
      fi: ['Toimitus osastolle', 'Tavarat tuodaan hoitopaikkaan.'],
      dk: ['Levering til afdelingen', 'Varerne bæres ind på plejestedet.'],
    },
  },
  {
    code: 'HOME',
    fee: 0,
    needsDeliveryPoint: false,
    texts: {
      en: ['Home delivery', 'The goods are left at the door of the recipient.'],
      sv: ['Hemleverans', 'Varorna lämnas vid vårdtagarens dörr.'],
      fi: ['Kotiinkuljetus', 'Tavarat tuodaan hoidettavan ovelle.'],
      dk: ['Hjemmelevering', 'Varerne stilles ved borgerens dør.'],
    },
  },
  {
    code: 'POINT',
    fee: 0,
    needsDeliveryPoint: true,
    texts: {
      en: ['Pick-up point', 'The recipient is told when the goods have come.'],
      sv: ['Utlämningsställe', 'Vårdtagaren får ett meddelande när varorna har kommit.'],
      fi: ['Noutopiste', 'Hoidettava saa viestin, kun tavarat ovat saapuneet.'],
      dk: ['Udleveringssted', 'Borgeren får besked, når varerne er kommet.'],
    },
  },
]
