import type { FurtherTexts } from '../../shape.ts'

export const areaInformation: FurtherTexts['areaInformation'] = {
  title: 'Åtta terapiområden',
  lead: 'Allt som kan förskrivas och beställas i Omsorg hör till ett av dem. Här står vad de rymmer och vad som avgör valet.',
  jump: 'Gå till ett område',
  holds: 'Det här finns',
  decides: 'Det avgör',
  unitsUsed: 'Enheter',
  areas: {
    Incontinence: {
      lead: 'Skydd för den som läcker urin eller avföring, dag och natt.',
      holds: 'Inlägg, byxskydd, allt-i-ett-skydd, bältesskydd, herrskydd, nätbyxor och sänginlägg.',
      decides: 'Hur mycket som läcker på ett dygn, höftmåttet, rörligheten och om personen byter utan hjälp.',
    },
    Catheter: {
      lead: 'För att tömma blåsan: ibland eller hela tiden.',
      holds: 'Tappningskatetrar, set med påse, kvarkatetrar, uridomer och urinpåsar.',
      decides: 'Tjockleken i Ch, längden, spetsen, materialet och om personen tål latex och PVC.',
    },
    Diabetes: {
      lead: 'För att mäta blodsocker och ge insulin.',
      holds: 'Teststickor, lansetter, pennkanyler, sensorer och mätare.',
      decides: 'Vilken mätare personen har, hur ofta det mäts och hur lång och tunn kanylen är.',
    },
    Ostomy: {
      lead: 'Påsar och plattor för den som har stomi.',
      holds: '1-dels påsar som är öppna, slutna eller med kran, konvexa påsar, plattor, 2-dels påsar och tätningar.',
      decides: 'Typen av stomi, dess storlek i mm, hur huden runt om ser ut och kopplingens mått.',
    },
    Nutrition: {
      lead: 'Drycker för den som inte får i sig nog av vanlig mat.',
      holds: 'Kompakta drycker, protein-, energi-, standard- och fiberdrycker i flera smaker.',
      decides: 'Energi och protein i 100\u00a0ml, hur mycket personen orkar dricka och vad som smakar gott.',
    },
    WoundCare: {
      lead: 'Förband för sår och skydd för huden.',
      holds:
        'Skum med och utan kant eller silver, hydrofiber, alginat, hydrokolloid, film, superabsorberande förband och nät.',
      decides: 'Hur mycket såret vätskar, dess storlek i cm och hur huden runt om ser ut.',
    },
    Other: {
      lead: 'Det vården behöver vid sidan av resten.',
      holds: 'Handskar, våtservetter, barriärkräm, haklappar och förkläden.',
      decides: 'Storlek, material och hur ofta det används.',
    },
    Pca: {
      lead: 'Personens eget val. Personen betalar själv allt i det.',
      holds: 'Produkter för hudvård och hygien.',
      decides: 'Vad personen önskar sig och vill betala.',
    },
  },
  units: {
    title: 'Enheterna i klartext',
    lead: 'De står efter varje tal i Omsorg, så att två produkter går att jämföra.',
  },
  letters: {
    title: 'Avtalets bokstäver',
    lead: 'Varje produkt har en bokstav som säger vem som får förskriva den.',
  },
  visitor: 'Vilka produkter som får förskrivas där man arbetar visas efter inloggning.',
  signIn: 'Logga in',
  toCatalogue: 'Öppna sortimentet',
}
