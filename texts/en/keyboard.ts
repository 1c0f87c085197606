/** The keys that do something, and the choice to do without those that act alone. */
export const keyboard = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  inOrders: 'In orders',
  search: 'search',
  map: 'all shortcuts',
  order: 'order',
  nextLine: 'next line',
  changeAmount: 'change the amount',
  highestAllowed: 'highest allowed',
  nextStep: 'next step',
  singleKeys: 'Use single keys as shortcuts',
  singleKeysHelp: 'Turn this off if you speak to your computer, or press keys by accident.',
}
