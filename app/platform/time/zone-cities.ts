/** Cities people search for that no zone is named after. */
export const ZONE_CITIES: Readonly<Record<string, string>> = {
  "America/New_York":
    "Boston, Washington DC, Philadelphia, Atlanta, Miami, Orlando, Tampa, Jacksonville, Charlotte, Raleigh, Pittsburgh, Baltimore, Cleveland, Cincinnati, Columbus, Buffalo, Richmond, Virginia Beach, Newark, Brooklyn, Hartford, Providence, Charleston, Savannah, NYC, DC, Philly, New Jersey, Pennsylvania, Florida, Georgia, Ohio, Michigan, North Carolina, South Carolina, Virginia, West Virginia, Maryland, Massachusetts, Connecticut, Rhode Island, New Hampshire, Vermont, Maine, Delaware",
  "America/Chicago":
    "Houston, Dallas, Austin, San Antonio, Fort Worth, New Orleans, Nashville, Memphis, Minneapolis, Milwaukee, Kansas City, St. Louis, Oklahoma City, Tulsa, Omaha, Birmingham, Little Rock, Des Moines, Madison, Baton Rouge, Mobile, Wichita, Texas, Illinois, Wisconsin, Minnesota, Iowa, Missouri, Arkansas, Louisiana, Mississippi, Alabama, Tennessee, Oklahoma, Kansas, Nebraska, North Dakota, South Dakota",
  "America/Denver":
    "Salt Lake City, Albuquerque, El Paso, Colorado Springs, Santa Fe, Cheyenne, Billings, Aurora, Colorado, Utah, Wyoming, Montana, New Mexico",
  "America/Phoenix": "Tucson, Mesa, Scottsdale, Arizona",
  "America/Los_Angeles":
    "San Francisco, San Diego, San Jose, Sacramento, Oakland, Fresno, Long Beach, Las Vegas, Reno, Seattle, Spokane, Portland, California, LA, SF, Vegas, Nevada, Washington State, Oregon",
  "America/Anchorage": "Fairbanks, Alaska",
  "Pacific/Honolulu": "Hawaii, Maui, Hilo",
  "America/Toronto": "Ottawa, Montreal, Quebec City, Mississauga, Hamilton, London Ontario",
  "America/Vancouver": "Victoria, Surrey, Kelowna",
  "America/Edmonton": "Calgary",
  "America/Mexico_City": "Guadalajara, Puebla, León",
  "America/Sao_Paulo": "Rio de Janeiro, Brasília, Curitiba, Belo Horizonte",
  "America/Bogota": "Medellín, Cali",
  "Europe/London": "Manchester, Edinburgh, Glasgow, Leeds, Cardiff, United Kingdom, England",
  "Europe/Berlin": "Hamburg, Munich, Cologne, Frankfurt, Stuttgart, Germany",
  "Europe/Paris": "Lyon, Marseille, Toulouse, Nice, France",
  "Europe/Madrid": "Barcelona, Valencia, Seville, Spain",
  "Europe/Rome": "Milan, Naples, Turin, Florence, Italy",
  "Europe/Zurich": "Geneva, Basel, Bern",
  "Europe/Amsterdam": "Rotterdam, The Hague",
  "Europe/Warsaw": "Krakow, Gdansk",
  "Europe/Moscow": "Saint Petersburg",
  "Africa/Lagos": "Abuja, Ibadan, Nigeria",
  "Africa/Johannesburg": "Cape Town, Durban, Pretoria, South Africa",
  "Asia/Dubai": "Abu Dhabi, Sharjah",
  "Asia/Karachi": "Lahore, Islamabad, Pakistan",
  "Asia/Kolkata":
    "Mumbai, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Hyderabad, Pune, Ahmedabad, Calcutta, India",
  "Asia/Kathmandu": "Pokhara, Nepal",
  "Asia/Manila": "Cebu, Davao, Quezon City, Philippines",
  "Asia/Shanghai": "Beijing, Shenzhen, Guangzhou, China",
  "Asia/Tokyo": "Osaka, Kyoto, Yokohama, Japan",
  "Asia/Ho_Chi_Minh": "Hanoi, Saigon, Vietnam",
  "Australia/Sydney": "Canberra, Newcastle",
  "Australia/Brisbane": "Gold Coast",
  "Pacific/Auckland": "Wellington, Christchurch, New Zealand",
};

/** American states by their codes; where one has several zones, the one in which most people live. LA is Los Angeles. */
export const STATE_CODES: Readonly<Record<string, string>> = {
  "America/New_York": "CT, DE, FL, GA, MA, MD, ME, MI, NC, NH, NJ, NY, OH, PA, RI, SC, VA, VT, WV",
  "America/Indiana/Indianapolis": "IN, Indiana",
  "America/Kentucky/Louisville": "KY, Kentucky",
  "America/Chicago": "AL, AR, IA, IL, KS, MN, MO, MS, ND, NE, OK, SD, TN, TX, WI",
  "America/Denver": "CO, MT, NM, UT, WY",
  "America/Boise": "ID, Idaho",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA, NV, OR, WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
};
