import type { Texts } from '../../shape.ts'

export const unavailability: Texts['unavailability'] = {
  title: 'Derfor kan det ikke bestilles',
  earliest: ({ date }) => `Det kan bestilles fra ${date}.`,
  reasons: {
    0: {
      text: 'Kan ikke bestilles',
      why: 'Årsagen er ukendt. Kundeservice kan finde den.',
    },
    1: {
      text: 'Kan ikke bestilles',
      why: 'Produktet sælges ikke. Vælg et andet.',
    },
    2: {
      text: 'Ingen udleveringer tilbage',
      why: 'Forny bevillingen, så kan det bestilles.',
    },
    3: {
      text: 'Ingen aktiv bevilling',
      why: 'Der er ingen bevilling, som er begyndt. En bevilger kan oprette eller bekræfte en.',
    },
    4: {
      text: 'Ingen aktiv bevilling',
      why: 'Bevillingen er ophørt. En bevilger kan forny den.',
    },
    5: {
      text: 'Kan ikke bestilles',
      why: 'Det er uden for kundens aftale.',
    },
    6: {
      text: 'Kan ikke bestilles',
      why: 'Det er uden for dit sortiment. En bevilger med et bredere sortiment kan bevilge det.',
    },
    7: {
      text: 'Kan ikke bestilles',
      why: 'Det er udgået og ikke længere på lager. Vælg et andet.',
    },
    8: {
      text: 'Kan ikke bestilles',
      why: 'Leveringen er usikker, så bestilling er stoppet indtil videre.',
    },
    9: {
      text: 'Kan ikke bestilles',
      why: 'Terapiområdet bruges ikke på dette plejested.',
    },
    10: {
      text: 'Kan ikke bestilles',
      why: 'Plejestedet har intet kundenummer for terapiområdet. Spørg din administrator.',
    },
    11: {
      text: 'Kan ikke bestilles',
      why: 'Det er for tidligt efter den seneste udlevering.',
    },
    12: {
      text: 'Kan ikke bestilles',
      why: 'Du må ikke bestille i terapiområdet. En bestiller for området kan gøre det.',
    },
    13: {
      text: 'Kan ikke bestilles',
      why: 'Produktet er ved at blive udskiftet med et andet. Prøv igen om lidt.',
    },
    14: {
      text: 'Kan ikke bestilles',
      why: 'Pris eller pakkestørrelse mangler. Kundeservice kan hjælpe.',
    },
    15: {
      text: 'Kan ikke bestilles',
      why: 'Borgeren er inaktiv, afdød eller har ingen adresse.',
    },
  },
}
