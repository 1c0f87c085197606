export interface PlannedMethod {
  readonly code: string
  /** Minor units of the market's currency. */
  readonly fee: number
  readonly needsDeliveryPoint: boolean
  /** There are none in Danish: it reads the English ones. */
  readonly texts: Readonly<Record<'en' | 'sv' | 'fi', readonly [name: string, description: string]>>
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
    },
  },
]
