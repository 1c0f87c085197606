import type { Texts } from '../../shape.ts'

export const unavailability: Texts['unavailability'] = {
  title: 'Därför kan den inte beställas',
  earliest: ({ date }) => `Den kan beställas från ${date}.`,
  reasons: {
    0: {
      text: 'Kan inte beställas',
      why: 'Orsaken är okänd. Kundservice kan ta reda på den.',
    },
    1: {
      text: 'Kan inte beställas',
      why: 'Produkten säljs inte. Välj en annan.',
    },
    2: {
      text: 'Inga uttag kvar',
      why: 'Förnya förskrivningen så kan den beställas.',
    },
    3: {
      text: 'Ingen aktiv förskrivning',
      why: 'Det finns ingen förskrivning som har börjat gälla. En förskrivare kan skapa eller bekräfta en.',
    },
    4: {
      text: 'Ingen aktiv förskrivning',
      why: 'Förskrivningen har upphört. En förskrivare kan förnya den.',
    },
    5: {
      text: 'Kan inte beställas',
      why: 'Den ligger utanför kundens avtal.',
    },
    6: {
      text: 'Kan inte beställas',
      why: 'Den ligger utanför ditt sortiment. En förskrivare med bredare sortiment kan förskriva den.',
    },
    7: {
      text: 'Kan inte beställas',
      why: 'Den har utgått och är slut i lager. Välj en annan.',
    },
    8: {
      text: 'Kan inte beställas',
      why: 'Leveransen är osäker, därför är beställning stoppad tills vidare.',
    },
    9: {
      text: 'Kan inte beställas',
      why: 'Terapiområdet används inte på den här vårdplatsen.',
    },
    10: {
      text: 'Kan inte beställas',
      why: 'Vårdplatsen saknar kundnummer för terapiområdet. Fråga din administratör.',
    },
    11: {
      text: 'Kan inte beställas',
      why: 'Det är för tidigt efter förra uttaget.',
    },
    12: {
      text: 'Kan inte beställas',
      why: 'Du får inte beställa i terapiområdet. En beställare för området kan göra det.',
    },
    13: {
      text: 'Kan inte beställas',
      why: 'Produkten håller på att bytas mot en annan. Försök igen om en stund.',
    },
    14: {
      text: 'Kan inte beställas',
      why: 'Pris eller förpackningsstorlek saknas. Kundservice kan hjälpa till.',
    },
    15: {
      text: 'Kan inte beställas',
      why: 'Vårdtagaren är inaktiv, avliden eller saknar adress.',
    },
  },
}
