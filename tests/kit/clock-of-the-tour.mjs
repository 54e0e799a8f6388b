// Imported by a product before anything else: its clock starts on a Tuesday afternoon, whenever it is started.
const START = Date.parse("2026-11-24T15:00:00Z");
const RealDate = Date;
const ahead = START - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(RealDate.now() + ahead);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
