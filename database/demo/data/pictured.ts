/** The persons whom the pictures of the product show at Solgläntan, avd. 2; `room` is empty for those who live at home. */
export interface PicturedPerson {
  readonly key: string
  readonly number: string
  readonly firstName: string
  readonly lastName: string
  readonly room: string
  readonly street?: string
  readonly protectedKind?: string
}

export const picturedPlace = 'Solgläntan, avd. 2'

export const picturedPersons: readonly PicturedPerson[] = [
  { key: 'astrid', number: '193910108020', firstName: 'Astrid', lastName: 'Norrbäck', room: '214' },
  { key: 'holger', number: '194401077674', firstName: 'Holger', lastName: 'Fjellman', room: '203' },
  {
    key: 'protected',
    number: '194705233171',
    firstName: 'Torsten',
    lastName: 'Dold',
    room: '',
    protectedKind: 'SE_sekretess',
  },
  { key: 'gun-britt', number: '193712036841', firstName: 'Gun-Britt', lastName: 'Sandelin', room: '219' },
  { key: 'sture', number: '194206119093', firstName: 'Sture', lastName: 'Kvarnås', room: '', street: 'Ängsvägen 4' },
  { key: 'ingegerd', number: '194001079120', firstName: 'Ingegerd', lastName: 'Ryd', room: '207' },
  { key: 'karl-erik', number: '194501103297', firstName: 'Karl-Erik', lastName: 'Tjäder', room: '211' },
  { key: 'vera', number: '194501202388', firstName: 'Vera', lastName: 'Halldin', room: '202' },
  { key: 'elsa', number: '192907059022', firstName: 'Elsa', lastName: 'Berglöv', room: '205' },
  { key: 'rut', number: '192711188843', firstName: 'Rut', lastName: 'Åkerhjelm', room: '208' },
  { key: 'nils-olof', number: '195405283077', firstName: 'Nils-Olof', lastName: 'Bränd', room: '210' },
]
