import type { Texts } from '../shape.ts'

export const firstErrorCodes: Texts['errorCodes'] = {
  ath0001: 'Inloggningen misslyckades. Kontrollera användarnamn och lösenord.',
  ath0002: 'Kontot är inaktiverat. Kontakta supporten.',
  ath0003:
    'Kontot är låst efter misslyckade försök eller lång tid utan inloggning. Administratören på din vårdenhet eller kundservice låser upp det.',
  ath0004: 'Registreringen är inte slutförd.',
  ath0005: 'Inloggningen misslyckades. Kontrollera användarnamn och lösenord.',
  ath0006: 'Något gick fel på servern. Ladda om sidan och försök igen.',
  COM001002: 'Du har inte behörighet att göra detta.',
  GBS000701: 'Vårdplatsen kan inte hantera hemleverans.',
  GBS000704: 'Vårdtagaren är inaktiv.',
  GBS000705: 'Vårdtagaren saknar leveransadress.',
  GBS000706: 'Orderperiod är inte inställd för vårdplatsen.',
  GBS000707: 'Orderperiod är inte inställd för kunden.',
  GBS000709: 'Ingen ordertyp är vald för vårdplatsen.',
  GBS000710: 'Det går inte att beställa till en avliden vårdtagare.',
  CRS003007: 'Vårdtagaren är inaktiv på vårdplatsen.',
  REQUEST_FAILED: 'Det gick inte. Försök igen.',
  GENERIC: 'Ett fel har inträffat, kontakta kundservice.',
  FORBIDDEN: 'Åtkomst nekad. Du har inte behörighet att se eller göra detta.',
  DB_TIMEOUT: 'Resultatet är för stort. Ange ett filter och försök igen.',
  TOO_MANY: 'För många försök. Vänta en stund och försök igen.',
  OVERLOADED: 'Tjänsten är hårt belastad. Försök igen om en stund, inget har gått förlorat.',
  UNAVAILABLE: 'Tjänsten fick ett kort avbrott. Försök igen om en stund.',
  OFFLINE: 'Det finns ingen anslutning. Det du har skrivit ligger kvar här tills den är tillbaka.',
}
