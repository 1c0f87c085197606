export const opening = {
  title: 'Omsorg for you',
  lead: 'Soon you can see and order what you need here.',
  notYet: 'Not open yet',
  mail: 'The page opens soon. You get a mail when it does.',
  asBefore: 'Your nurse gets you what you need, as before.',
}
