/** Words of products themselves. A flavour that has no word here is shown as the catalogue writes it. */
export const products = {
  flavors: {
    neutral: 'Neutral',
    vanilla: 'Vanilla',
    strawberry: 'Strawberry',
    banana: 'Banana',
    mocha: 'Mocha',
    apricot: 'Apricot',
    chocolate: 'Chocolate',
    caramel: 'Caramel',
    'forest-fruit': 'Forest fruit',
  },
}
