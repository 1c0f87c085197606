import type { FurtherTexts } from '../../shape.ts'

export const areaInformation: FurtherTexts['areaInformation'] = {
  title: 'Otte terapiområder',
  lead: 'Alt, hvad der kan bevilges og bestilles i Omsorg, hører til et af dem. Her står, hvad de rummer, og hvad der afgør valget.',
  jump: 'Gå til et område',
  holds: 'Det her findes',
  decides: 'Det afgør',
  unitsUsed: 'Enheder',
  areas: {
    Incontinence: {
      lead: 'Beskyttelse til dem, der lækker urin eller afføring, dag og nat.',
      holds: 'Bind, buksebleer, bleer med tape, bleer med bælte, herrebind, netbukser og sengeunderlag.',
      decides: 'Hvor meget der lækker på et døgn, hoftemålet, bevægeligheden, og om personen skifter uden hjælp.',
    },
    Catheter: {
      lead: 'Til at tømme blæren: af og til eller hele tiden.',
      holds: 'Engangskatetre, sæt med pose, permanente katetre, uridomer og urinposer.',
      decides: 'Tykkelsen i Ch, længden, spidsen, materialet, og om personen tåler latex og PVC.',
    },
    Diabetes: {
      lead: 'Til at måle blodsukker og give insulin.',
      holds: 'Teststrimler, lancetter, pennekanyler, sensorer og målere.',
      decides: 'Hvilken måler personen har, hvor ofte der måles, og hvor lang og tynd kanylen er.',
    },
    Ostomy: {
      lead: 'Poser og plader til dem, der har stomi.',
      holds: '1-dels poser, åbne, lukkede og med hane, konvekse poser, plader, 2-dels poser og tætninger.',
      decides: 'Typen af stomi, dens størrelse i mm, hvordan huden omkring ser ud, og koblingens mål.',
    },
    Nutrition: {
      lead: 'Drikke til dem, der ikke får nok af almindelig mad.',
      holds: 'Kompakte drikke, protein-, energi-, standard- og fiberdrikke i flere smage.',
      decides: 'Energi og protein i 100\u00a0ml, hvor meget personen kan drikke, og hvad der smager godt.',
    },
    WoundCare: {
      lead: 'Bandager til sår og beskyttelse til huden.',
      holds:
        'Skum med og uden kant eller sølv, hydrofiber, alginat, hydrokolloid, film, superabsorberende bandager og net.',
      decides: 'Hvor meget såret væsker, dets størrelse i cm, og hvordan huden omkring ser ud.',
    },
    Other: {
      lead: 'Det, plejen har brug for ved siden af resten.',
      holds: 'Handsker, vådservietter, barrierecreme, hagesmække og forklæder.',
      decides: 'Størrelse, materiale, og hvor ofte det bruges.',
    },
    Pca: {
      lead: 'Personens eget valg. Personen betaler selv alt i det.',
      holds: 'Produkter til hudpleje og hygiejne.',
      decides: 'Hvad personen ønsker sig og vil betale.',
    },
  },
  units: {
    title: 'Enhederne i klar tekst',
    lead: 'De står efter hvert tal i Omsorg, så to produkter kan sammenlignes.',
  },
  letters: {
    title: 'Aftalens bogstaver',
    lead: 'Hvert produkt har et bogstav, der siger, hvem der må bevilge det.',
  },
  visitor: 'Hvilke produkter der må bevilges dér, hvor man arbejder, vises efter login.',
  signIn: 'Log ind',
  toCatalogue: 'Åbn sortimentet',
}
