import type { CareTexts } from '../../shape.ts'

export const prescribingFaults: CareTexts['prescribing']['faults'] = {
  'no-rows': 'Valitse vähintään yksi tuote.',
  'start-in-the-past': 'Valitse tämä päivä tai myöhempi.',
  'start-too-far-ahead': 'Valitse alkamispäivä enintään vuoden päästä.',
  'start-has-passed': 'Määräys on jo alkanut: alkamispäivää ei voi muuttaa.',
  'start-missing': 'Ilmoita alkamispäivä muodossa VVVV-KK-PP.',
  'end-date-missing': 'Ilmoita päättymispäivä muodossa VVVV-KK-PP.',
  'end-not-after-start': 'Valitse päättymispäivä, joka on alkamispäivän jälkeen.',
  'end-in-the-past': 'Valitse päättymispäivä, joka ei ole mennyt.',
  'longer-than-twelve-months': 'Enintään 12 kuukautta. Valitse aikaisempi päättymispäivä.',
  'months-wrong': 'Valitse 1–12 kuukautta.',
  'type-not-allowed': 'Tämänlaisia määräyksiä ei käytetä täällä.',
  'payer-mismatch': 'Maksaja ei kuulu tähän asiakasnumeroon. Valitse toinen.',
  'fee-not-by-setting': 'Maksu ei ole sopimusorganisaation päättämää tyyppiä. Korjaa se tai jätä tyhjäksi.',
  'fee-unreadable': 'Ilmoita maksu numerona.',
  'note-not-enabled': 'Huomautukset eivät ole käytössä täällä. Poista huomautus.',
  'row-not-active': 'Tuote ei ole enää voimassa määräyksessä. Poista se.',
  'outside-agreement': 'Tuote ei kuulu sopimukseen. Poista se tai valitse toinen.',
  'not-sellable': 'Tuotetta ei voi enää myydä. Poista se tai valitse toinen.',
  'item-of-other-area': 'Tuote kuuluu toiseen terapia-alueeseen. Poista se.',
  'item-not-of-row': 'Rivin tuote on vaihdettu. Lataa määräys uudelleen.',
  'prescription-exists': 'Tuotteet on jo määrätty valitsemallesi ajalle.',
  'row-exists': 'Tuote on jo määrätty. Muuta sitä määräystä tai poista tuote tästä.',
  'calculation-longer-than-period': 'Valitse 3 kuukautta: määräys on lyhyempi kuin 12.',
  'withdrawals-wrong':
    'Ilmoita vähintään 1 toimituskerta, enintään jakson päivien määrä tai täällä sallittu enimmäismäärä.',
  'withdrawals-between': ({ min, max }) => `Ilmoita ${min}–${max} toimituskertaa.`,
  'withdrawals-below-drawn': 'Toimituskertoja on jo enemmän.',
  'withdrawals-remaining-wrong': 'Jäljellä olevat toimituskerrat eivät sovi jo tehtyihin.',
  'packages-below-drawn': 'Pakkauksia on toimitettu jo enemmän.',
  'packages-missing': 'Ilmoita vähintään 1 pakkaus toimituskertaa kohti.',
  'consumption-incomplete': 'Ilmoita sekä kulutus että aika, jota se koskee, esimerkiksi päivässä.',
  'use-missing': 'Kirjoita, paljonko kuluu, tai ainakin montako pakkausta kukin toimituskerta sisältää.',
  'consumption-unreadable': 'Ilmoita kulutus numerona, esimerkiksi 0,5.',
  'consumption-too-fine': 'Kirjoita enintään neljä desimaalia.',
  'cut-size-missing': 'Ilmoita leikkauskoko, 15–70\u00a0mm.',
  'cut-size-wrong': 'Leikkauskoko on 15–70\u00a0mm.',
  'cut-not-allowed': 'Tätä tuotetta ei leikata. Valitse ”Ei leikata”.',
  'invoice-area-missing': 'Valitse laskutusalue.',
  'invoice-area-not-found': 'Laskutusalue ei kuulu tähän asiakasnumeroon. Valitse toinen.',
  'flavors-do-not-sum': 'Makujen summan pitää olla sama kuin kulutus.',
  'flavor-not-orderable': 'Jotakin makua ei voi tilata. Jätä se tyhjäksi.',
  'note-too-long': 'Kirjoita enintään 500 merkkiä.',
  withheld: {
    'not-in-agreement': 'Sopimusorganisaatiolla ei ole sopimusta tuotteesta. Poista se tai valitse toinen.',
    'needs-wider-right':
      'Roolisi määrää vain A-merkittyjä tuotteita. Kysy hoitopaikan määrääjältä, joka saa määrätä muutakin kuin A-tuotteita; tuote jää valittuihin. Tai valitse A-merkitty tuote.',
    'needs-specialist':
      'Vain erityisosaajat määräävät tämän tuotteen (S). Kysy hoitopaikan määrääjältä, joka on erityisosaaja; tuote jää valittuihin. Tai valitse toinen tuote.',
    'needs-dispense-handler':
      'Tuote vaatii poikkeusluvan (D). Kysy hoitopaikan määrääjältä, joka käsittelee poikkeusluvat; tuote jää valittuihin. Tai valitse toinen tuote.',
    'not-sellable': 'Tuotetta ei voi enää myydä. Poista se tai valitse toinen.',
  },
  blocks: {
    'recipient-deceased': 'Asiakas on kuollut. Mitään ei voi määrätä.',
    'recipient-inactive': 'Asiakas ei ole aktiivinen. Aktivoi ensin, tee sitten määräys.',
    'recipient-inactive-at-place': 'Asiakas ei ole aktiivinen tässä hoitopaikassa. Aktivoi ensin, tee sitten määräys.',
    'prescribing-right-missing':
      'Roolisi ei tee määräyksiä. Kysy hoitopaikan määrääjältä; valitsemasi tuotteet odottavat täällä.',
    'not-your-area': ({ area }) =>
      `Roolisi ei tee määräyksiä alueella ${area}. Kysy hoitopaikan määrääjältä, jolla on tämä alue; valitsemasi tuotteet odottavat täällä.`,
    'client-settings-missing':
      'Sopimusorganisaation määräysasetukset puuttuvat. Ota yhteyttä sopimusorganisaation pääkäyttäjään.',
    'place-settings-missing':
      'Hoitopaikan määräysasetukset puuttuvat. Ota yhteyttä sopimusorganisaation pääkäyttäjään.',
    'prescribing-not-allowed':
      'Määräyksiä, joissa on toimituskertoja, ei käytetä tässä hoitopaikassa. Ota yhteyttä sopimusorganisaation pääkäyttäjään.',
    'data-owner-wrong':
      'Sopimusorganisaation rekisterinpitäjä ei kelpaa. Ota yhteyttä sopimusorganisaation pääkäyttäjään.',
    'investigation-missing': ({ area }) =>
      `Alueella ${area} tarvitaan tänään voimassa oleva kartoitus ennen määräämistä. Valitsemasi odottaa täällä.`,
    'customer-number-missing': ({ area }) =>
      `Hoitopaikalla ei ole asiakasnumeroa alueella ${area}. Ota yhteyttä asiakaspalveluun.`,
  },
}
