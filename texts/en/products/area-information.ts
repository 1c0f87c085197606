/** The public page about the therapy areas. */
export const areaInformation = {
  title: 'Eight therapy areas',
  lead: 'Everything that can be prescribed and ordered in Omsorg belongs to one of them. This is what they hold, and what decides the choice.',
  jump: 'Go to an area',
  holds: 'What there is',
  decides: 'What decides',
  unitsUsed: 'Units',
  areas: {
    Incontinence: {
      lead: 'Protection for those who leak urine or stool, by day and by night.',
      holds: 'Pads, protective pants, all-in-one products, belted products, male shields, net pants and bed pads.',
      decides:
        'How much leaks in a day and a night, hip measure, mobility, and whether the person changes without help.',
    },
    Catheter: {
      lead: 'Emptying the bladder: once in a while, or all the time.',
      holds: 'Intermittent catheters, sets with a bag, indwelling catheters, penile sheaths and urine bags.',
      decides: 'Thickness in Ch, length, tip, material, and whether the person tolerates latex and PVC.',
    },
    Diabetes: {
      lead: 'Measuring blood glucose and giving insulin.',
      holds: 'Test strips, lancets, pen needles, sensors and meters.',
      decides: 'Which meter the person has, how often it is measured, and how long and thin the needle is.',
    },
    Ostomy: {
      lead: 'Bags and plates for those who have a stoma.',
      holds: 'One-piece bags, open, closed and with a tap, convex bags, plates, two-piece bags and seals.',
      decides: 'The kind of stoma, its size in mm, the shape of the skin around it, and the size of the flange.',
    },
    Nutrition: {
      lead: 'Drinks for those who do not get enough from ordinary food.',
      holds: 'Compact, protein, energy, standard and fibre drinks, in several flavours.',
      decides: 'Energy and protein in 100\u00a0ml, how much the person manages to drink, and what tastes good.',
    },
    WoundCare: {
      lead: 'Dressings for wounds, and protection for skin.',
      holds:
        'Foam, with and without border or silver, hydrofibre, alginate, hydrocolloid, film, superabsorbers and nets.',
      decides: 'How much the wound gives off, its size in cm, and how the skin around it looks.',
    },
    Other: {
      lead: 'What care needs beside the rest.',
      holds: 'Gloves, wet wipes, barrier cream, bibs and aprons.',
      decides: 'Size, material, and how often it is used.',
    },
    Pca: {
      lead: 'The person’s own choice. The person pays for everything in it.',
      holds: 'Skin care and hygiene products.',
      decides: 'What the person wishes for and wants to pay.',
    },
  },
  units: {
    title: 'The units in plain words',
    lead: 'They stand after every number in Omsorg, so that two products can be compared.',
  },
  letters: {
    title: 'The letters of the agreement',
    lead: 'Every product carries a letter that says who may prescribe it.',
  },
  visitor: 'Which products may be prescribed where one works is shown after signing in.',
  signIn: 'Sign in',
  toCatalogue: 'Open the catalogue',
}
