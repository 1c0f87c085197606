export const carePlaceChoice = {
  title: 'Where are you working today?',
  lead: 'You see the care recipients and settings of the care place you choose.',
  clientTitle: 'For whom are you working today?',
  clientLead: 'Choose the client, then the care place.',
  search: 'Search care place',
  isDefault: 'Default',
  makeDefault: 'Start here every time',
  noHits: 'No care place matches the search.',
  isCurrent: 'You work here now',
  offered: 'Care places to choose',
}
