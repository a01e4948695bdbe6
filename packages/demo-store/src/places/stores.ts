// Long because it is a list: the places that the store locator of the demo shows.

/** "Name @ account | street | City, REGION postal | zone | week", for places with a US or Canadian postal code. */
export const NORTH_AMERICAN_STORES = `
Sage & Salt Skin Studio|2145 S Highland Drive|Salt Lake City, UT 84106|America/Denver|studio
Bluebird Esthetics|61 W Center Street|Provo, UT 84601|America/Denver|studio
Red Rock Skin Bar|250 N Bluff Street, Suite 4|St George, UT 84770|America/Denver|weekdays
Timberline Dermal Care|1550 Park Avenue|Park City, UT 84060|America/Denver|resort
Front Range Skin Clinic|1801 Blake Street|Denver, CO 80202|America/Denver|clinic
Front Range Skin Clinic Boulder @ Front Range Skin Clinic|2020 Pearl Street|Boulder, CO 80302|America/Denver|clinic
Front Range Skin Clinic Fort Collins @ Front Range Skin Clinic|140 W Oak Street|Fort Collins, CO 80524|America/Denver|clinic
Garden of the Skin|28 S Tejon Street|Colorado Springs, CO 80903|America/Denver|studio
Adobe Skin & Body|125 E Palace Avenue|Santa Fe, NM 87501|America/Denver|studio
Rio Bravo Esthetics|3301 Central Avenue NE|Albuquerque, NM 87106|America/Denver|weekdays
Sawtooth Skin Co|802 W Bannock Street|Boise, ID 83702|America/Boise|studio
Big Sky Facial Room|35 E Main Street|Bozeman, MT 59715|America/Denver|studio
Teton Skin House|75 S Cache Street|Jackson, WY 83001|America/Denver|resort
Desert Bloom Medical Esthetics|7014 E Camelback Road|Scottsdale, AZ 85251|America/Phoenix|clinic
Desert Bloom Tempe @ Desert Bloom Medical Esthetics|699 S Mill Avenue|Tempe, AZ 85281|America/Phoenix|clinic
Saguaro Skin Studio|330 N 4th Avenue|Tucson, AZ 85705|America/Phoenix|studio
Silver State Skin|1000 S Rampart Boulevard|Las Vegas, NV 89145|America/Los_Angeles|resort
Truckee Esthetics|140 W 2nd Street|Reno, NV 89501|America/Los_Angeles|studio
Golden Hour Skin|3324 Fillmore Street|San Francisco, CA 94123|America/Los_Angeles|studio
Golden Hour Skin Oakland @ Golden Hour Skin|5655 College Avenue|Oakland, CA 94618|America/Los_Angeles|studio
Orchard Skin Clinic|350 S 1st Street|San Jose, CA 95113|America/Los_Angeles|clinic
River City Facials|1020 16th Street|Sacramento, CA 95814|America/Los_Angeles|studio
Larchmont Skin Room|148 N Larchmont Boulevard|Los Angeles, CA 90004|America/Los_Angeles|studio
Ocean Park Esthetics|2710 Main Street|Santa Monica, CA 90405|America/Los_Angeles|resort
Harbor Light Skin|3030 Bridgeway Court|San Diego, CA 92101|America/Los_Angeles|clinic
Central Coast Skin Lab|720 Higuera Street|San Luis Obispo, CA 93401|America/Los_Angeles|studio
Rosewater Skin Studio|1235 SE Division Street|Portland, OR 97202|America/Los_Angeles|studio
High Desert Facials|916 NW Wall Street|Bend, OR 97703|America/Los_Angeles|studio
Emerald Skin Clinic|1424 11th Avenue|Seattle, WA 98122|America/Los_Angeles|clinic
Emerald Skin Clinic Bellevue @ Emerald Skin Clinic|10500 NE 8th Street|Bellevue, WA 98004|America/Los_Angeles|clinic
Lilac Skin & Brow|707 W Main Avenue|Spokane, WA 99201|America/Los_Angeles|studio
Aurora Dermal Spa|420 L Street|Anchorage, AK 99501|America/Anchorage|weekdays
Plumeria Skin Studio|1050 Ala Moana Boulevard|Honolulu, HI 96814|Pacific/Honolulu|resort
Bluebonnet Skin Clinic|1701 S Congress Avenue|Austin, TX 78704|America/Chicago|clinic
Bayou Esthetics|1920 Westheimer Road|Houston, TX 77098|America/Chicago|clinic
Trinity Skin House|2811 N Henderson Avenue|Dallas, TX 75206|America/Chicago|studio
Mission Skin Studio|312 Pearl Parkway|San Antonio, TX 78215|America/Chicago|studio
Magnolia Row Skin|5015 Magazine Street|New Orleans, LA 70115|America/Chicago|studio
Ozark Glow|12 W Center Street|Fayetteville, AR 72701|America/Chicago|studio
Red Dirt Skin Co|1710 N Broadway|Oklahoma City, OK 73103|America/Chicago|weekdays
Prairie Rose Esthetics|1000 Massachusetts Street|Lawrence, KS 66044|America/Chicago|studio
Crossroads Skin Clinic|1818 Wyandotte Street|Kansas City, MO 64108|America/Chicago|clinic
Gateway Facial Studio|4900 Maryland Avenue|St Louis, MO 63108|America/Chicago|studio
Lake Effect Skin|1747 N Damen Avenue|Chicago, IL 60647|America/Chicago|clinic
Lake Effect Skin Evanston @ Lake Effect Skin|1616 Sherman Avenue|Evanston, IL 60201|America/Chicago|clinic
North Loop Skin Studio|219 N 2nd Street|Minneapolis, MN 55401|America/Chicago|studio
Isthmus Esthetics|401 State Street|Madison, WI 53703|America/Chicago|studio
Third Ward Skin|233 N Milwaukee Street|Milwaukee, WI 53202|America/Chicago|studio
Corktown Facials|1620 Michigan Avenue|Detroit, MI 48216|America/Detroit|studio
Fountain Square Skin|1043 Virginia Avenue|Indianapolis, IN 46203|America/Indiana/Indianapolis|studio
Short North Skin Clinic|772 N High Street|Columbus, OH 43215|America/New_York|clinic
Derby City Skin|826 E Market Street|Louisville, KY 40206|America/New_York|studio
Twelve South Skin|2705 12th Avenue S|Nashville, TN 37204|America/Chicago|studio
Beale & Bloom|545 S Main Street|Memphis, TN 38103|America/Chicago|studio
Peachtree Dermal Studio|675 Ponce de Leon Avenue NE|Atlanta, GA 30308|America/New_York|clinic
Low Country Skin|478 King Street|Charleston, SC 29403|America/New_York|resort
Blue Ridge Esthetics|44 Haywood Street|Asheville, NC 28801|America/New_York|studio
Coral Way Skin Clinic|3250 Mary Street|Miami, FL 33133|America/New_York|clinic
Gulf Breeze Facials|1600 E 8th Avenue|Tampa, FL 33605|America/New_York|studio
Capitol Skin|1401 14th Street NW|Washington, DC 20005|America/New_York|clinic
Rowhouse Skin Studio|1111 S Charles Street|Baltimore, MD 21230|America/New_York|studio
Passyunk Skin|1700 E Passyunk Avenue|Philadelphia, PA 19148|America/New_York|studio
Three Rivers Esthetics|5100 Butler Street|Pittsburgh, PA 15201|America/New_York|studio
Greenpoint Skin Room|154 Franklin Street|Brooklyn, NY 11222|America/New_York|studio
Hudson Skin Clinic|225 Varick Street|New York, NY 10014|America/New_York|clinic
Back Bay Dermal|180 Newbury Street|Boston, MA 02116|America/New_York|clinic
Elm City Facials|1022 Chapel Street|New Haven, CT 06510|America/New_York|studio
Church Street Skin|52 Church Street|Burlington, VT 05401|America/New_York|studio
Casco Skin Studio|34 Exchange Street|Portland, ME 04101|America/New_York|studio
Queen West Skin|890 Queen Street W|Toronto, ON M6J 1G3|America/Toronto|studio
Gastown Esthetics|123 Cambie Street|Vancouver, BC V6B 4R3|America/Vancouver|studio
Plateau Soins de Peau|4280 Rue Saint-Denis|Montreal, QC H2J 2K8|America/Toronto|studio
`;

/** "Name|street|city|country and postal code|zone|latitude, longitude|phone|week". */
export const STORES_ABROAD = `
Marylebone Skin Rooms|48 Marylebone High Street|London|GB W1U 5HQ|Europe/London|51.5203, -0.1518|+44 20 5550 0141|clinic
Ancoats Facial Studio|9 Cutting Room Square|Manchester|GB M4 6BF|Europe/London|53.4846, -2.2262|+44 161 555 0142|studio
Grafton Skin Clinic|21 South William Street|Dublin|IE|Europe/Dublin|53.3423, -6.2631|+353 1 555 0143|clinic
Paddington Skin House|310 Oxford Street|Sydney|AU 2021|Australia/Sydney|-33.8846, 151.2273|+61 2 5550 0144|studio
Ponsonby Esthetics|130 Ponsonby Road|Auckland|NZ 1011|Pacific/Auckland|-36.8558, 174.7470|+64 9 555 0145|studio
`;
